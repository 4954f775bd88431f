import { useLocale } from '@games/web/i18n/use-t.ts'

/** Grams as kilograms are written. */
export function useKilograms(): (grams: number) => string {
  const locale = useLocale()
  const written = new Intl.NumberFormat({ por: 'pt-BR', eng: 'en', spa: 'es' }[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 3,
  })
  return (grams) => `${written.format(grams / 1000)} kg`
}
