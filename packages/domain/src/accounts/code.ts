/** Characters of a code by which somebody makes the account they were invited to, without what parts its groups. */
export const CODE_LENGTH = 16

/** How such a code is compared: `k7qm 4xwd-9tra2nhp` is `K7QM-4XWD-9TRA-2NHP`. */
export const comparableCode = (written: string): string => written.toUpperCase().replace(/[^A-Z0-9]/g, '')
