import type { UseFormReturn } from 'react-hook-form'
import type { ProductInput } from '#src/catalogue/product/product-input.ts'

/** What every group of the product form works on. */
export type FormPart = { form: UseFormReturn<ProductInput> }
