import * as z from 'zod'
import { googleToolkit } from './toolkit.ts'

const Project = z.object({ authorizedDomains: z.array(z.string()) })
const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.string() })

const patienceMs = 5000

/** The hosts that a project of the hosted provider takes people from. Throws with the reason where it cannot be asked. */
export async function authorizedDomains(key: string, url = googleToolkit.toolkitUrl): Promise<string[]> {
  const reply = await fetch(`${url}/v1/projects`, {
    headers: { 'x-goog-api-key': key },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!reply.ok) throw new Error(`the provider of IDENTITY refuses its WEB_API_KEY (${reply.status})`)
  return Project.parse(await reply.json()).authorizedDomains
}

/** What an OpenID issuer calls itself. Throws with the reason where it publishes nothing that can be used. */
export async function issuerAt(url: string): Promise<string> {
  const address = `${url}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  return Discovery.parse(await reply.json()).issuer.replace(/\/+$/, '')
}
