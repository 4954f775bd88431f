import { ShareButton } from '../../app-shell/ShareButton.tsx'
import type { TableMenuProps } from './TableMenu.tsx'
import { TableMenuButton } from './TableMenuButton.tsx'

/** What can be done with a table besides reading it: share its page, copy, download, print. */
export function TableTools(props: TableMenuProps) {
  return (
    <span className="medals-tools">
      <ShareButton />
      <TableMenuButton {...props} />
    </span>
  )
}
