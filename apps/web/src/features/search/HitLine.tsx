import type { Translate } from '../../i18n/translator.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { withoutEchoes } from '../../i18n/without-echoes.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import type { HitHere } from './answer.ts'

/** More disciplines than these are too many to read. */
const MOST_DISCIPLINES = 3

/** A team's gender in words; what the feed leaves open says nothing. */
function genderWord(t: Translate, gender: string | null): string | null {
  return gender === 'W' || gender === 'M' || gender === 'X' ? t(`search.gender-${gender}`) : null
}

/** What stands in the row of a hit: its picture, its name, and what distinguishes it from others of that name. */
export function HitLine({ hit }: { hit: HitHere }) {
  const t = useT()
  const text = useText()
  const { kind, code, name, organisation, disciplines, events, gender, away } = hit
  const named = disciplines.map((one) => text(one.name, one.code))
  const delegation = organisation ? text(organisation.name, organisation.code) : null
  const belongs =
    kind === 'discipline' || kind === 'delegation' ? [] : [delegation, ...named.slice(0, MOST_DISCIPLINES)]
  const details = events.length > 0 ? events.map((event) => text(event, '')) : [genderWord(t, gender)]
  // many a team is called as its delegation is
  const second = withoutEchoes(text(name, code), [...belongs, ...details, away ? t('search.needs-network') : null])
  return (
    <>
      <span className="ui-list-lead">
        <HitPicture hit={hit} />
      </span>
      <span className="ui-list-text">
        <span className="ui-list-title">{text(name, code)}</span>
        {second ? <span className="ui-list-second">{second}</span> : null}
      </span>
    </>
  )
}

const ICONS: Readonly<Partial<Record<HitHere['kind'], string>>> = {
  venue: 'venues',
  place: 'venues',
  report: 'reports',
  ambassador: 'ambassadors',
  volunteer: 'athletes',
  sponsor: 'sponsors',
  announcement: 'informativos',
  award: 'awards',
}

function HitPicture({ hit: { kind, code, organisation, disciplines } }: { hit: HitHere }) {
  if (organisation) return <Flag organisation={organisation} size="l" />
  const icon = ICONS[kind]
  if (icon) return <Icon name={icon} />
  return <Pictogram code={disciplines[0]?.code ?? code.slice(0, 3)} size="s" />
}
