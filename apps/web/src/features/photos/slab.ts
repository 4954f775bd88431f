import type { AlbumRow } from '@games/contract/content/shown-content'
import { hue } from '../../ui/Pictogram.tsx'

/** The place of a photo, in its discipline's colour until it is there. */
export const slab = (album: AlbumRow): string => `photos-slab ${hue(album.discipline?.code ?? '')}`
