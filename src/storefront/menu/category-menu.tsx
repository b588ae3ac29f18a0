import { useSuspenseQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { categoriesQuery, useFilledCategories } from '#src/catalogue/categories/category.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { CategoryMenuItem } from './category-menu-item.tsx'
import { storefrontMessages } from './storefront.messages.ts'
import { useOpenItem } from './use-open-item.ts'

/**
 * The categories of wide screens that have goods; each opens its shelves on hover, focus and click (product.md section 2, P7).
 */
export function CategoryMenu() {
  const words = useMessages(storefrontMessages)
  const menu = useRef<HTMLElement>(null)
  const { data: categories } = useSuspenseQuery(categoriesQuery(useApi()))
  const filled = new Set(useFilledCategories().map(({ slug }) => slug))
  const { open, point, leave, press, close } = useOpenItem()

  function key(event: KeyboardEvent) {
    const buttons = [...(menu.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [])]
    const at = buttons.findIndex((button) => button.parentElement?.contains(event.target as Node))
    if (event.key === 'Escape' && open) {
      buttons[at]?.focus()
      // In this order: its focus would open it again.
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step === undefined ? undefined : buttons.at((at + step) % buttons.length)
    if (!next || at < 0) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav
      ref={menu}
      aria-label={words.shopByCategory}
      data-testid="category-menu"
      className="relative z-10 h-full"
      onKeyDown={key}
      onPointerLeave={leave}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <ul className="flex h-full flex-col">
        {categories
          .filter(({ slug }) => filled.has(slug))
          .map((category) => (
            <CategoryMenuItem
              key={category.slug}
              category={category}
              open={open === category.slug}
              onPoint={point}
              onPress={press}
              onChoose={close}
            />
          ))}
      </ul>
    </nav>
  )
}
