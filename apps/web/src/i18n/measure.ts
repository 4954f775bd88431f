import { LOCALE_TAGS, type Locale } from './locale.ts'

/**
 * A height or weight as a source sends it (centimetres, kilograms, ODF §7) with its unit, as the language writes it. What is no plain
 * number stays as received.
 */
export function measure(value: string, unit: 'centimeter' | 'kilogram', locale: Locale): string {
  if (!/^\d+(?:[.,]\d+)?$/.test(value)) return value
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit, unitDisplay: 'short' }).format(
    Number(value.replace(',', '.')),
  )
}
