import type { CDPSession, Page } from 'playwright-core'

/** The key that the browser of this page pretends to have in a port. */
export async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'usb',
    hasResidentKey: false,
    hasUserVerification: false,
    automaticPresenceSimulation: true,
  } as const
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) }
}
