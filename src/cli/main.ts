import { readConfig } from '#src/config.ts'
import { reasonOf, verbs } from './verbs.ts'

const [verb = '', ...words] = process.argv.slice(2)

const usage = `Usage: npm run shop -- VERB
  doctor                      looks at everything the shop stands on
  backup [FILE.tar.gz]        the whole shop in one file, also while it runs; without FILE into BACKUP_DIR
  restore [FILE.tar.gz]       into an empty place, on either database; without FILE the newest of BACKUP_DIR
  create-admin EMAIL          reads the password from standard input; an empty line makes one
  remove-second-factor EMAIL  for who lost it
  import FILE.csv [--dry-run] products: our own export, or Shopify's
  export FILE.csv [products|orders|customers]
  demo load | demo clear
`

async function main(): Promise<boolean> {
  // A backup holds the whole shop.
  process.umask(0o077)
  const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!act) {
    process.stderr.write(usage)
    return false
  }
  return act(words, readConfig(process.env), (line) => process.stdout.write(`${line}\n`))
}

main().then(
  (well) => {
    process.exitCode = well ? 0 : 1
  },
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  },
)
