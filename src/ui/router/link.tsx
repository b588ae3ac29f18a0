import type { AnchorHTMLAttributes, MouseEvent, Ref, RefObject } from 'react'
import type { NavigateOptions } from './location.ts'
import { useLocation, useNavigate } from './use-router.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Omit<NavigateOptions, 'picture'> & {
    /** A path of this site. */
    to: string
    /** A picture of this page that the next one begins with. */
    picture?: RefObject<HTMLElement | null>
    ref?: Ref<HTMLAnchorElement>
  }

/** A link to a page of the shop: without JavaScript, in a new tab or with a key held down it is the browser's. */
export function Link({ to, replace, state, preventScrollReset, picture, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search, hash } = location
    const isHere = pathname + search + hash === to
    void navigate(to, {
      replace: replace ?? isHere,
      state,
      preventScrollReset: preventScrollReset === true,
      picture: picture?.current,
    })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** The same, saying so on the page it leads to. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />
}

function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    (!target || target === '_self') &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  )
}
