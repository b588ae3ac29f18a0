import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { GoodsPicker } from '#src/catalogue/admin/goods-picker.tsx'
import { byIdsQuery } from '#src/catalogue/product/product.query.ts'
import { idsIn, mostRelated } from '#src/catalogue/product/read-field.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useParams } from '#src/ui/router/use-router.ts'
import type { FormPart } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** Goods chosen to go with a product; what is not there any more is shown by its address until it is left out. */
export function RelatedField({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const ids = idsIn(useWatch({ control: form.control, name: 'related' }))
  const { data } = useQuery({ ...byIdsQuery(useApi(), ids), enabled: ids.length > 0 })
  const goods = ids.map((_id) => data?.cards.find((card) => card._id === _id) ?? { _id, name: _id })
  return (
    <>
      <p className="text-sm text-muted">{words.relatedHint}</p>
      <GoodsPicker
        goods={goods}
        most={mostRelated}
        but={useParams().id}
        onChange={(chosen) =>
          form.setValue('related', chosen.map(({ _id }) => _id).join(','), { shouldDirty: true })
        }
      />
    </>
  )
}
