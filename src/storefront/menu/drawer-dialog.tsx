import { useId, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { BrandName } from './brand.tsx'
import { DrawerCategories } from './drawer-categories.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { storefrontMessages } from './storefront.messages.ts'
import { TabList } from './tab-list.tsx'

/** The drawer: 70 % of the screen, with the tabs Menu and Categories (product.md section 2). */
export default function DrawerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useMessages(storefrontMessages)
  const prefix = useId()
  const [tab, setTab] = useState('menu')
  const tabs = [
    { id: 'menu', label: words.menu },
    { id: 'categories', label: words.categories },
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="start"
      title={<BrandName className="mt-1.75 text-xl" />}
      className="max-w-none!"
    >
      <TabList
        label={words.menu}
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        prefix={prefix}
        className="sticky -top-2 z-10 -mx-1 gap-x-6 bg-raised px-1"
      />
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-tab-${tab}`} className="pt-3">
        {tab === 'menu' ? <DrawerMenu onChoose={onClose} /> : <DrawerCategories onChoose={onClose} />}
      </div>
    </Dialog>
  )
}
