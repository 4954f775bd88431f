/** A disk that is full, read only or gone. */
export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'ENOTDIR', 'ENOENT'].includes(String(error.code))
