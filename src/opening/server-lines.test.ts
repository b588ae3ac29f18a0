import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { examineOpening } from '#src/cli/examine-opening.ts'
import { readConfig } from '#src/config.ts'
import { describeShop } from '#test/shop.ts'
import { serverLines, settingsFile } from './server-lines.ts'
import { setupTexts } from './setup.messages.ts'
import { setupSteps } from './setup-checks.ts'

describe('what the guide has an owner write on the server (B4)', () => {
  const manual = readFileSync('docs/operate.md', 'utf8')

  test.each(Object.entries(serverLines))(
    '%s: stands so in docs/operate.md, and the shop reads it',
    (_, step) => {
      const written = manual.split('\n').map((line) => line.replace(/\s+#.*$/, ''))
      expect(step.lines.filter((line) => !written.includes(line))).toEqual([])
      expect(manual).toContain(`\n## ${step.section}. `)
      const set = step.lines.map((line): [string, string] => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1),
      ])
      expect(Object.keys(readConfig(Object.fromEntries(set)))).toEqual(
        expect.arrayContaining(set.map(([name]) => name)),
      )
    },
  )

  test('is said of each step that has no page of the dashboard', () => {
    expect(manual).toContain(settingsFile)
    expect(setupSteps.filter((step) => !setupTexts[step].path)).toEqual(Object.keys(serverLines))
  })
})

describeShop('the doctor of a shop without mail and backups (B4)', (shop) => {
  it('names the same lines and the same file as the guide', async () => {
    const config = { ...shop.shop.config, SMTP_URL: undefined, BACKUP_DIR: undefined }
    const findings = await examineOpening(shop.db, config, shop.now)
    const says = (what: string) => findings.find((one) => one.what === what)?.says
    expect(says('letters to')).toContain(`${serverLines.mail.lines[0]} in ${settingsFile}`)
    expect(says('backups')).toContain(`${serverLines.backup.lines[0]} in ${settingsFile}`)
    const sent = await examineOpening(shop.db, { ...config, SMTP_URL: 'smtp://127.0.0.1:9' }, shop.now)
    expect(sent.find((one) => one.what === 'letters to')?.says).toContain(serverLines.mail.lines[1])
  })
})
