import type { Localized } from '../../text/localized.ts'

/** What medals are called where a change of them is announced. */
export const MEDAL_NAMES: Readonly<Record<'gold' | 'silver' | 'bronze', Localized>> = {
  gold: { por: 'ouro', eng: 'gold', spa: 'oro' },
  silver: { por: 'prata', eng: 'silver', spa: 'plata' },
  bronze: { por: 'bronze', eng: 'bronze', spa: 'bronce' },
}
