export const speeds = {
  slowest: 1.3,
  fastest: [
    [200, 12.5],
    [400, 11],
    [800, 9.5],
    [5_000, 8],
    [Number.POSITIVE_INFINITY, 7.5],
  ],
  metres: { marathon: 42_195, 'half-marathon': 21_097, mile: 1_609 },
} as const
