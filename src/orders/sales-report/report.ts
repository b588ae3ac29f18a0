import * as z from 'zod'

const count = z.number().int()
const omr = z.number()
const day = z.string().meta({ description: 'A Muscat day, `2026-03-01`' })
const range = z.object({ from: day, to: day })

/** The headline of a report; deleted orders are in every figure (O21). */
export const ReportFigures = z.object({
  orders: count.meta({ description: 'Placed then, and neither Cancelled nor Return now' }),
  sales: omr.meta({ description: 'OMR: what these orders come to' }),
  average: omr.meta({ description: 'OMR: sales by orders, to the baisa' }),
  paid: omr.meta({ description: 'OMR that came in then, for whichever order (O17)' }),
  promised: omr.meta({ description: 'OMR that these orders still have to pay' }),
  cameBack: omr.meta({ description: 'OMR that went back to customers then' }),
  discounts: omr.meta({ description: 'OMR that staff took off these orders' }),
  discounted: count.meta({ description: 'Orders with a discount' }),
  cancelled: count.meta({ description: 'Placed then, and Cancelled now' }),
  returns: count.meta({ description: 'Returns asked for then, but for refused and withdrawn ones' }),
  returned: omr.meta({ description: 'OMR: what these returns are worth' }),
  refusals: count.meta({ description: 'Refused at the door then' }),
  refused: omr.meta({ description: 'OMR: what the refused orders come to' }),
})
export type ReportFigures = z.infer<typeof ReportFigures>

/** The numbers of a breakdown's rows, in the order they are shown. */
export const breakdowns = {
  product: ['orders', 'pieces', 'sales'],
  category: ['pieces', 'sales'],
  area: ['orders', 'sales'],
  method: ['orders', 'sales'],
  source: ['orders', 'sales'],
  staff: ['orders', 'sales'],
  courier: ['handed', 'delivered', 'refusals', 'notThere', 'sales'],
  returns: ['returns', 'pieces', 'sales'],
  refusals: ['refusals', 'sales'],
  searches: ['times'],
} as const satisfies Record<string, readonly (keyof ReportRow)[]>

/** The number that counts most in a row: the last one. */
export function mainNumber(by: Breakdown) {
  return by === 'searches' ? 'times' : 'sales'
}

export type Breakdown = keyof typeof breakdowns
export const breakdownNames = Object.keys(breakdowns) as Breakdown[]

/** One row of a breakdown: what it is about, and the numbers that it has. */
export const ReportRow = z
  .object({
    key: z.string().meta({ description: 'A record id, a stored value or a searched word; empty is nobody' }),
    name: z
      .string()
      .optional()
      .meta({ description: 'Of a product, a person, a courier, while they are there' }),
    nameAr: z.string().optional(),
    orders: count.optional(),
    pieces: count.optional(),
    handed: count.optional(),
    delivered: count.optional(),
    refusals: count.optional(),
    notThere: count.optional(),
    returns: count.optional(),
    times: count.optional(),
    sales: omr.optional().meta({ description: 'OMR' }),
    before: omr.optional().meta({
      description:
        'What its last number, `sales` or `times`, was in the range before; files have it of each number',
    }),
  })
  .meta({ id: 'ReportRow' })
export type ReportRow = z.infer<typeof ReportRow>

/** A row in a range, and the same in the range before; one of them may be none. */
export type ComparedRow = { now: ReportRow | undefined; before: ReportRow | undefined }

/** How many rows of a breakdown a report has at most; its file has all. */
export const rowsShown = 50

/** The shop in a range of Muscat days, and its figures in the range before. */
export const Report = z
  .object({
    range,
    before: range.meta({
      description:
        'As many days just before; of a whole month the month before, of its first days those of the month before',
    }),
    figures: ReportFigures,
    figuresBefore: ReportFigures,
    breakdowns: z.record(
      z.enum(breakdownNames),
      z.object({
        rows: z.array(ReportRow).meta({ description: 'The first 50' }),
        total: count.meta({ description: 'How many rows there are' }),
      }),
    ),
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof Report>
