import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { collectionPath, isShown } from '#src/catalogue/collections/collection.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { problemText } from '#src/catalogue/shelving/category-tree.query.ts'
import { readablePath } from '#src/core/address-part.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { ChevronIcon, PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { StepButton } from '#src/ui/step-button.tsx'
import type { StaffCollection } from './collection-body.ts'
import { curatingMessages } from './curating.messages.ts'
import { type CollectionsChange, editCollectionsQuery, sendCollectionsChange } from './curating.query.ts'

type ListProps = {
  collections: readonly StaffCollection[]
  onEdit: (collection: StaffCollection) => void
}

/** The collections in their order, with how many goods shoppers find in each. */
export function CollectionList({ collections, onEdit }: ListProps) {
  const words = useMessages(curatingMessages)
  const shelving = useMessages(categoriesMessages)
  const [locale, href] = [useLocale(), useHref()]
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [said, setSaid] = useState('')

  async function send(change: CollectionsChange, done: string) {
    try {
      await sendCollectionsChange(api, queries, change)
      setSaid(done)
    } catch (problem) {
      setSaid('')
      void queries.invalidateQueries({ queryKey: editCollectionsQuery(api).queryKey })
      toast({ title: shelving.failed, text: problemText(problem, shelving.offline), tone: 'error' })
    }
  }
  function move({ slug, ...one }: StaffCollection, to: number) {
    const others = collections.filter((other) => other.slug !== slug).map((other) => other.slug)
    return send({ order: others.toSpliced(to, 0, slug) }, shelving.moved(categoryName(locale, one), to + 1))
  }
  async function remove({ slug, ...one }: StaffCollection) {
    const title = words.sure(categoryName(locale, one))
    if (await confirm({ title, text: words.sureText, yes: shelving.yes, danger: true }))
      await send({ remove: slug }, shelving.deleted)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-raised"
        data-testid="collections"
      >
        {collections.map((one, place) => {
          const name = categoryName(locale, one)
          return (
            <li key={one.slug} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5 sm:px-4">
              <div className="min-w-0 grow basis-48 py-1">
                <p className="flex flex-wrap items-center gap-x-2 font-normal">
                  <bdi>{name}</bdi>
                  {one.hidden && <Sign text={shelving.hidden} />}
                  {!one.running && <Sign text={words.waiting} />}
                  {one.inMenu && <Sign text={words.menu} />}
                </p>
                <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                  <span className="figures">{words.fits(one.fits)}</span>
                  <span>{one.rule ? words.byRule : words.byHand}</span>
                  {isShown(one) ? (
                    <a href={href(collectionPath(one))} className="text-link" dir="ltr">
                      <span className="sr-only">{words.seeOne(name)}</span>
                      <span aria-hidden="true">{readablePath(collectionPath(one))}</span>
                    </a>
                  ) : (
                    <bdi dir="ltr">{readablePath(collectionPath(one))}</bdi>
                  )}
                </p>
              </div>
              <div className="ms-auto flex">
                <StepButton
                  label={shelving.up(name)}
                  atEnd={place === 0}
                  onPress={() => void move(one, place - 1)}
                >
                  <ChevronIcon to="up" size={20} />
                </StepButton>
                <StepButton
                  label={shelving.down(name)}
                  atEnd={place === collections.length - 1}
                  onPress={() => void move(one, place + 1)}
                >
                  <ChevronIcon to="down" size={20} />
                </StepButton>
                <StepButton label={shelving.edit(name)} onPress={() => onEdit(one)}>
                  <PencilIcon size={20} />
                </StepButton>
                <StepButton label={shelving.remove(name)} onPress={() => void remove(one)}>
                  <TrashIcon size={20} className="text-brick" />
                </StepButton>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Sign({ text }: { text: string }) {
  return <span className="rounded-md bg-sunken px-2 py-0.5 text-xs text-muted">{text}</span>
}
