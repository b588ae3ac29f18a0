import type { Locale } from '#src/core/locale.ts'
import type { Api } from '#src/ui/data/api.ts'
import { readPush, savePush } from './push.query.ts'
import { keptChoice, pushSupport, subscribeHere } from './push-browser.ts'

/**
 * Goes on telling this device after a new login, another address of its push service or another key of the shop, where this
 * person wanted that here and the browser still lets it. Silent: whoever asked for nothing now is told of nothing.
 */
export async function keepPush(api: Api, personId: string, locale: Locale): Promise<void> {
  const choice = keptChoice(personId)
  if (!choice || pushSupport() !== 'ready' || Notification.permission !== 'granted') return
  try {
    const { publicKey, device } = await readPush(api)
    const subscription = await subscribeHere(publicKey)
    if (subscription && subscription.endpoint !== device?.endpoint)
      await savePush(api, { ...choice, ...subscription, locale })
  } catch {
    // Without a line, or without its push service: the next page of the dashboard tries it again.
  }
}
