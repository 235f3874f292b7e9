import { countersAfter, countersAfterResend, countersOf, noCounters } from './code-counters.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inSeconds = (seconds: number) => now + seconds * 1000;

test('REG-24 a ticket starts the counters', () => {
  expect(countersOf({ retryIn: 30, otpExpiresIn: 300, remainingBlockSeconds: null, blockDuration: null }, now)).toEqual(
    {
      resendAt: inSeconds(30),
      expiresAt: inSeconds(300),
      blockedUntil: null,
    },
  );
});

test.each(['blockDuration', 'remainingBlockSeconds'])(
  'REG-42 LOGIN-16 a returned %s sets the block, and an answer without one lifts it',
  (name) => {
    const blocked = countersAfter(noCounters, { retryIn: null, [name]: 60 }, now);
    expect(blocked.blockedUntil).toBe(inSeconds(60));
    expect(countersAfter(blocked, { retryIn: null, [name]: null }, now).blockedUntil).toBeNull();
  },
);

test('LOGIN-14 an error updates the counters from its extensions', () => {
  const before = countersOf({ retryIn: 30, otpExpiresIn: 300 }, now);
  expect(
    countersAfter(before, { code: 'BLOCKED', retryIn: null, otpExpiresIn: null, remainingBlockSeconds: 60 }, now),
  ).toEqual({
    resendAt: null,
    expiresAt: null,
    blockedUntil: inSeconds(60),
  });
});

test('an unreachable server changes no counter', () => {
  const before = countersOf({ retryIn: 30, otpExpiresIn: 300 }, now);
  expect(countersAfter(before, {}, now)).toBe(before);
  expect(countersAfterResend(before, {}, now)).toEqual(before);
});

test('a blocked resend waits but leaves the code boxes enabled', () => {
  const before = countersOf({ retryIn: 5, otpExpiresIn: 200 }, now);
  const after = countersAfterResend(before, { retryIn: 60, otpExpiresIn: 190, remainingBlockSeconds: 60 }, now);
  expect(after).toEqual({ resendAt: inSeconds(60), expiresAt: inSeconds(190), blockedUntil: null });
});

test('invalid counters are ignored', () => {
  expect(countersOf({ retryIn: '30', otpExpiresIn: -4, remainingBlockSeconds: 0 }, now)).toEqual(noCounters);
});
