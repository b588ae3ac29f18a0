import { authorizedDomains, issuerAt } from '#src/accounts/hosted/examine-provider.ts'
import type { Config } from '#src/config.ts'
import { bad, type Finding, look } from './finding.ts'

/** Looks at whoever proves people beside the shop itself, where there is somebody. */
export async function examineIdentity(config: Config): Promise<Finding[]> {
  const { IDENTITY, OIDC_ISSUER, OIDC_NAME } = config
  const findings: Finding[] = []
  if (IDENTITY.kind === 'firebase')
    findings.push(await look('identity', () => examineHosted(IDENTITY.key, config.PUBLIC_URL)))
  if (OIDC_ISSUER) findings.push(await look('openid', () => examineIssuer(OIDC_ISSUER, OIDC_NAME)))
  return findings
}

async function examineHosted(key: string, publicUrl: string): Promise<string | Finding> {
  const { hostname, origin } = new URL(publicUrl)
  const domains = await authorizedDomains(key)
  if (!domains.includes(hostname))
    return bad(
      'identity',
      `${hostname} is not among the authorised domains of the project. Add it in its console`,
    )
  return `the hosted provider answers; its letters have to lead to ${origin}/api/auth/action`
}

async function examineIssuer(url: string, name = ''): Promise<string | Finding> {
  const issuer = await issuerAt(url)
  if (issuer !== url) return bad('openid', `OIDC_ISSUER calls itself ${issuer}: set OIDC_ISSUER to that`)
  return `${name} answers at ${url}`
}
