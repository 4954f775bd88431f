import { Switch } from '../ui/Switch.tsx'
import { hideSpoilers, useSpoilersHidden } from './spoilers.ts'

/** Hides results on this device, or no longer. */
export const SpoilerSwitch = ({ label, hint }: { label: string; hint: string }) => (
  <Switch label={label} hint={hint} on={useSpoilersHidden()} onChange={hideSpoilers} />
)
