import { useLocale } from '@games/web/i18n/use-t.ts'

const TAGS = { por: 'pt-BR', eng: 'en', spa: 'es' } as const

/** Grams as kilograms are written. */
export function useKilograms(): (grams: number) => string {
  const written = new Intl.NumberFormat(TAGS[useLocale()], { minimumFractionDigits: 1, maximumFractionDigits: 3 })
  return (grams) => `${written.format(grams / 1000)} kg`
}

/** A day (`2027-09-14`) as it is written, with its year. */
export function useDay(): (day: string) => string {
  const written = new Intl.DateTimeFormat(TAGS[useLocale()], { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => written.format(new Date(`${day}T00:00:00Z`))
}
