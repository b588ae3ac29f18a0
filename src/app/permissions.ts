import { accountPermissions } from '#src/accounts/permissions.ts'
import { auditPermissions } from '#src/audit/permissions.ts'
import { cataloguePermissions } from '#src/catalogue/permissions.ts'
import { contactPermissions } from '#src/contact/permissions.ts'
import { contentPermissions } from '#src/content/permissions.ts'
import { joinPermissions } from '#src/core/permission.ts'
import { customerPermissions } from '#src/customers/permissions.ts'
import { deliveryPermissions } from '#src/delivery/permissions.ts'
import { demoPermissions } from '#src/demo/permissions.ts'
import { mailPermissions } from '#src/mail/permissions.ts'
import { mediaPermissions } from '#src/media/permissions.ts'
import { noticePermissions } from '#src/notices/permissions.ts'
import { openingPermissions } from '#src/opening/permissions.ts'
import { operatePermissions } from '#src/operate/permissions.ts'
import { orderPermissions } from '#src/orders/permissions.ts'
import { settingsPermissions } from '#src/settings/permissions.ts'
import { sliderPermissions } from '#src/sliders/permissions.ts'
import { taxPermissions } from '#src/tax/permissions.ts'

/**
 * Every call of the API and who may make it (I2, I9): each slice declares its own. A call that is not here stops the
 * start, and so does one that is here and nowhere else; a call about somebody's own thing is narrowed further by the
 * slice that owns it.
 */
export const permissions = joinPermissions([
  mediaPermissions,
  auditPermissions,
  mailPermissions,
  settingsPermissions,
  deliveryPermissions,
  noticePermissions,
  taxPermissions,
  operatePermissions,
  cataloguePermissions,
  sliderPermissions,
  accountPermissions,
  orderPermissions,
  customerPermissions,
  contactPermissions,
  contentPermissions,
  openingPermissions,
  demoPermissions,
])

/** A call of the API: method and path as the OpenAPI document has them. */
export type Call = keyof typeof permissions
