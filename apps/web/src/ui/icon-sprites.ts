import icons from './icons/icons.svg?raw'
import pictograms from './pictograms.gen.svg?raw'

/** Our own drawings as sprites of `<symbol>`s on 24 px, strokes in the current colour: for the icon service (R3.11), not for pages. */
export const ICON_SPRITES: readonly string[] = [pictograms, icons]
