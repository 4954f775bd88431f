import { Fragment } from 'react'

/** A username, which breaks after its own signs before it breaks anywhere else. */
export function Username({ name }: { name: string }) {
  // the signs a username may have (packages/contract/src/accounts/credentials.ts)
  return name.split(/(?<=[_.-])/).map((part, at) => (
    // the parts of one name stay in their order
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
