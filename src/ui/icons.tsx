import type { SVGProps } from 'react'
import sprite from './sprite.svg?no-inline'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number }

/**
 * One style for all: 24 px, a line of 1.5 px in the colour of the text; the word beside it says what it is. The
 * drawings lie in sprite.svg, which a browser keeps, and not in the script and HTML of every page.
 */
function Drawing({ name, size = 24, className = '', ...rest }: IconProps & { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...rest}
      className={`icon ${className}`}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

function draw(name: string) {
  return function Icon(props: IconProps) {
    return <Drawing {...props} name={name} />
  }
}

const turns = {
  end: 'rtl:-scale-x-100',
  start: '-scale-x-100 rtl:scale-x-100',
  down: 'rotate-90',
  up: '-rotate-90',
}

/** Points along the line of reading, so it is mirrored in Arabic. */
export function ChevronIcon({
  to = 'end',
  className = '',
  ...rest
}: IconProps & { to?: keyof typeof turns }) {
  return <Drawing {...rest} name="chevron" className={`${turns[to]} ${className}`} />
}

/** Shows what is hidden, or with `off` hides it again. */
export function EyeIcon({ off = false, ...rest }: IconProps & { off?: boolean }) {
  return <Drawing {...rest} name={off ? 'eye-off' : 'eye'} />
}

/** Turns while something is under way; rests under reduced motion. */
export function SpinnerIcon({ className = '', ...rest }: IconProps) {
  return <Drawing {...rest} name="spinner" className={`motion-safe:animate-spin ${className}`} />
}

export const AlertIcon = draw('alert')
export const BagIcon = draw('bag')
export const BellIcon = draw('bell')
export const BoxIcon = draw('box')
export const CashIcon = draw('cash')
export const ChartIcon = draw('chart')
export const ChatIcon = draw('chat')
export const CheckIcon = draw('check')
export const ClockIcon = draw('clock')
export const CloseIcon = draw('close')
export const CopyIcon = draw('copy')
export const FacebookIcon = draw('facebook')
export const GiftIcon = draw('gift')
export const GridIcon = draw('grid')
export const HeartIcon = draw('heart')
export const HomeIcon = draw('home')
export const ImageIcon = draw('image')
export const InstagramIcon = draw('instagram')
export const LinkedinIcon = draw('linkedin')
export const LinkIcon = draw('link')
export const ListIcon = draw('list')
export const MailIcon = draw('mail')
export const MenuIcon = draw('menu')
export const MessengerIcon = draw('messenger')
export const MinusIcon = draw('minus')
export const MoonIcon = draw('moon')
export const PageIcon = draw('page')
export const PauseIcon = draw('pause')
export const PencilIcon = draw('pencil')
export const PhoneIcon = draw('phone')
export const PlayIcon = draw('play')
export const PlusIcon = draw('plus')
export const PrintIcon = draw('print')
export const ReturnIcon = draw('return')
export const SearchIcon = draw('search')
export const ShieldIcon = draw('shield')
export const ShopIcon = draw('shop')
export const SlidersIcon = draw('sliders')
export const SunIcon = draw('sun')
export const TiktokIcon = draw('tiktok')
export const TrashIcon = draw('trash')
export const TruckIcon = draw('truck')
export const UserIcon = draw('user')
export const WhatsappIcon = draw('whatsapp')
export const YoutubeIcon = draw('youtube')
