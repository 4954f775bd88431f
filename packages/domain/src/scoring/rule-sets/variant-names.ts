import { VARIANTS } from '../../sports/by-discipline/variants.gen.ts'
import { type Locale, type Localized, pick } from '../../text/localized.ts'
import { variantName as word } from '../rule-set.ts'

/** What a rule set is of beside its rulebook, in words: a form of the discipline, or a school games' variant. */
const VARIANT_NAMES: Readonly<Record<string, Localized>> = {
  ...Object.fromEntries(VARIANTS.flatMap((variants) => Object.entries<Localized>(variants))),
  knockout: word('eliminatória', 'knockout', 'eliminatoria'),
  'plain-score': word('placar simples', 'plain score', 'marcador simple'),
  relay: word('revezamento', 'relay', 'relevos'),
  school: word('escolar', 'school', 'escolar'),
  'school-knockout': word('eliminatória, escolar', 'knockout, school', 'eliminatoria, escolar'),
  team: word('equipes', 'team', 'equipos'),
}

/** A rule set as its rulebook calls it: its name, edition and variant, in the interface's language. */
export function ruleSetParts(
  { name, edition, variant }: { readonly name: string; readonly edition: string; readonly variant: string | null },
  locale: Locale,
): string[] {
  const named = variant === null ? undefined : VARIANT_NAMES[variant]
  return [name, edition, named ? pick(named, locale) : (variant ?? '')].filter((part) => part !== '')
}
