import { afterAll, beforeAll, describe } from 'vitest'
import { identityOf } from '#src/accounts/hosted/identity-of.ts'
import { personalData } from '#src/app/personal-data.ts'
import { describeShop, engines, TestShop } from './shop.ts'
import { identity, LocalToolkit } from './toolkit.ts'

/** Tells one story to shops of both engines whose accounts a hosted provider keeps; the provider is in this process. */
export function describeHosted(
  title: string,
  story: (shop: TestShop, toolkit: LocalToolkit) => void,
  env: Record<string, string> = {},
): void {
  describe.each(engines)(`${title} [hosted, %s]`, (engine) => {
    const shop = new TestShop(engine)
    const toolkit = new LocalToolkit(() => shop.now)
    beforeAll(async () => {
      const world = await toolkit.start()
      shop.identityOf = (opened) => identityOf(opened, personalData, world)
      await shop.open({ IDENTITY: identity, ...env })
    })
    afterAll(async () => {
      await shop.close()
      toolkit.stop()
    })
    story(shop, toolkit)
  })
}

/** Tells one story of accounts to both engines and both providers: whoever keeps the passwords, it has to come true. */
export function describeAccounts(
  title: string,
  story: (shop: TestShop, toolkit?: LocalToolkit) => void,
  env: Record<string, string> = {},
): void {
  describeShop(title, story, env)
  describeHosted(title, story, env)
}
