import { describe, expect, it } from 'vitest';
import type { WhyNotInfo } from '../src/net/wire';
import { gathered } from '../src/pieces/refusals';

const refusal = (label: string, reason: string, rule = 'R-1'): WhyNotInfo => ({ option: label, label, reason, rule, text: '' });

describe('what is refused', () => {
  it('is told once for each reason', () => {
    const plots = [1, 2, 3].map((n) => refusal(`Send Anna to Plot ${n}`, 'lacks Charisma'));
    expect(gathered(plots).map(({ label }) => label)).toEqual(['Send Anna to Plot 1, 2 or 3']);
    expect(gathered([...plots, refusal('Send Anna to Plot 4', 'is full')])).toHaveLength(2);
    expect(gathered([refusal('Buy it', 'too dear'), refusal('Buy it', 'too dear', 'R-2')])).toHaveLength(2);
  });
  it('keeps whole labels where they have nothing in common, and single ones as they are', () => {
    const [both] = gathered([refusal('Send Anna', 'not now'), refusal('Move Anna', 'not now')]);
    expect(both?.label).toBe('Send Anna or Move Anna');
    expect(gathered([refusal('Send Anna', 'not now')])).toEqual([refusal('Send Anna', 'not now')]);
  });
});
