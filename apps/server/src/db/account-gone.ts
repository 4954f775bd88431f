/** True where a row of an account could not be written because the account has been deleted meanwhile (SQLSTATE 23503). */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23503' &&
  'constraint' in error &&
  /_account_id(_\w+)?_fkey$/.test(String(error.constraint))
