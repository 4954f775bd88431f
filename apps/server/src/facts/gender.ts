/** A competitor's gender as it is shown and requested, M, W or X as an event's: ODF writes F for a woman (§7), and feeds do for teams. */
export const GENDER_SHOWN = `case gender when 'F' then 'W' else gender end`
