import { ICONS as OF_SPORTS } from '@games/domain/sports/by-discipline/icons.gen'

/** Icons of sports without a folder that games of others have, by their ODF codes. Ours have pictograms of their own. */
const OTHERS: Readonly<Record<string, string>> = {
  BK3: 'basketball',
  BSB: 'baseball',
  CLB: 'carabiner',
  CSL: 'kayaking',
  CSP: 'kayaking',
  DIV: 'diving',
  EQU: 'horse-human',
  GLF: 'golf',
  GTR: 'gymnastics',
  HOC: 'hockey-sticks',
  ROW: 'rowing',
  RU7: 'rugby',
  SAL: 'sail-boat',
  SBL: 'baseball-bat',
  SHO: 'bullseye',
  SKB: 'skateboarding',
  SRF: 'surfing',
  TEN: 'tennis',
  WLF: 'weight-lifter',
  WPO: 'water-polo',
}
const ICONS: Readonly<Record<string, string>> = {
  ...OTHERS,
  ...Object.fromEntries(OF_SPORTS.flatMap((icons) => Object.entries(icons))),
}

/** The icon service's name for a discipline; null where nothing is drawn for it. */
export const disciplineIcon = (code: string): string | null =>
  Object.hasOwn(ICONS, code) ? `mdi:${ICONS[code]}` : null
