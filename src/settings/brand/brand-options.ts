// Without a schema, which browsers need not load.
export const corners = ['sharp', 'soft', 'round'] as const
export const typefacePairs = ['bookish', 'modern', 'graceful'] as const
export const cardShapes = ['square', 'portrait'] as const
export const placeholders = ['bag', 'letter', 'logo'] as const

/** The pictures of a brand, by what each is for. */
export const brandPictures = ['logo', 'logoDark', 'icon'] as const

/** The picture that fills a card of that shape, in px: its width and height. */
export const cardPicture = { square: [1080, 1080], portrait: [1080, 1350] } as const
