import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Chooses a radio or a box whose looks are its label's, as a person does: the label is pressed once it stands still and
 * nothing lies over it. By force the press goes where the box was last, which a busy machine has moved meanwhile.
 */
export async function choose(box: Locator, checked = true): Promise<void> {
  if ((await box.isChecked()) !== checked) await box.locator('xpath=ancestor::label').click()
  await expect.poll(() => box.isChecked()).toBe(checked)
}
