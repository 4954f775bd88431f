export interface MedalChoiceOption {
  readonly address: string
  readonly text: string
  readonly shown: boolean
}

/** What a tab of the medals chooses by: women, men, mixed; the divisions. Links, so that each has its address. */
export function MedalChoice({ label, options }: { label: string; options: readonly MedalChoiceOption[] }) {
  return (
    <nav className="ui-chips" aria-label={label} data-keep-scroll="">
      {options.map(({ address, text, shown }) => (
        <a key={address} className="ui-chip" href={address} aria-current={shown ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
