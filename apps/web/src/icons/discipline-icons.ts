/** Icons of disciplines that games of others have, by their ODF codes. Ours have pictograms of their own. */
const ICONS: Readonly<Record<string, string>> = {
  BK3: 'basketball',
  BMF: 'bicycle',
  BMX: 'bicycle',
  BOX: 'boxing-glove',
  BSB: 'baseball',
  CLB: 'carabiner',
  CRD: 'bike',
  CSL: 'kayaking',
  CSP: 'kayaking',
  CTR: 'bike',
  DIV: 'diving',
  EQU: 'horse-human',
  FBL: 'soccer',
  GLF: 'golf',
  GTR: 'gymnastics',
  HOC: 'hockey-sticks',
  KTE: 'karate',
  MTB: 'bicycle',
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

/** The icon service's name for a discipline; null where nothing is drawn for it. */
export const disciplineIcon = (code: string): string | null =>
  Object.hasOwn(ICONS, code) ? `mdi:${ICONS[code]}` : null
