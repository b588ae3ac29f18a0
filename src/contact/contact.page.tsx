import { useMessages } from '#src/i18n/use-locale.ts'
import { FollowUs } from '#src/settings/social-links.tsx'
import { useShopName } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { contactMessages } from './contact.messages.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactThanks } from './contact-thanks.tsx'

/** product.md section 2's Contact us (P9): where the shop is, how to reach it, and a form. */
export default function ContactPage() {
  const words = useMessages(contactMessages)
  const [asked] = useSearchParams()
  const sent = asked.get('sent')
  const notice = sent === 'check' ? words.check : sent === 'later' ? words.later : undefined
  return (
    <div className="page pt-10 desk:pt-16">
      <PageHead
        title={words.title}
        shopName={useShopName()}
        description={words.description}
        path="/contact-us"
      />
      <header className="max-w-xl">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-4 text-lg text-muted text-pretty">{words.lead}</p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 desk:mt-14 desk:grid-cols-2">
        <div className="grid content-start gap-10">
          <ContactFacts />
          <FollowUs headingClass="mb-2.5 text-xl" />
        </div>
        <section
          aria-labelledby="write-us"
          className={`desk:border-s desk:border-hairline desk:ps-12 lg:ps-16 ${sent === 'yes' ? 'max-desk:order-first' : ''}`}
        >
          {sent === 'yes' ? (
            <ContactThanks />
          ) : (
            <>
              <h2 id="write-us" className="scroll-mt-28 text-xl">
                {words.writeUs}
              </h2>
              <p className="mt-1 mb-5 text-sm text-muted">{words.starred}</p>
              <ContactForm notice={notice} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}
