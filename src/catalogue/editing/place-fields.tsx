import { useWatch } from 'react-hook-form'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { findCategory } from '#src/catalogue/categories/category-tree.ts'
import { productTypes, visibilities } from '#src/catalogue/product/product-fields.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import type { FormPart } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** Who sees the product, and in which category; the sub-categories follow the category. */
export function PlaceFields({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const { errors } = form.formState
  const [category, visibility] = useWatch({ control: form.control, name: ['category', 'productVisibility'] })
  const categories = useStaffTree()?.categories ?? []
  const subs = findCategory(categories, category)?.subCategories ?? []

  function followCategory() {
    const sub = form.getValues('subCategory')
    const now = findCategory(categories, form.getValues('category'))?.subCategories ?? []
    if (!now.some(({ name }) => name === sub)) form.setValue('subCategory', '', { shouldDirty: true })
  }
  return (
    <>
      <SelectField
        {...form.register('productVisibility')}
        label={words.productVisibility}
        hint={visibility === 'Hidden' ? words.hiddenText : words.publicText}
        error={errors.productVisibility?.message}
      >
        {visibilities.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...form.register('productType')}
        label={words.productType}
        error={errors.productType?.message}
      >
        {productTypes.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...form.register('category', { onChange: followCategory })}
        // The tree may come after the product: what is chosen is among the options only then.
        key={categories.length}
        label={words.category}
        error={errors.category?.message}
        required
      >
        <option value="">{words.choose}</option>
        {categories.map((one) => (
          <option key={one.slug} value={one.name}>
            {categoryName(locale, one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...form.register('subCategory')}
        // Its options come and go with the category; a new element takes over the value that is meant.
        key={`${category} ${subs.length}`}
        label={words.subCategory}
        error={errors.subCategory?.message}
      >
        <option value="">{category ? words.noSubCategory : words.chooseCategory}</option>
        {subs.map((one) => (
          <option key={one.slug} value={one.name}>
            {categoryName(locale, one)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
