const steps = 1_024;
const parents = 1 << 20;

/**
 * One number that names a story. Up to a million it is a beginning of its own; a greater one begins as another does and
 * goes on by itself from some step on: `later × 2³⁰ + step × 2²⁰ + beginning`.
 */
export class Seed {
  readonly number: number;

  constructor(number: number) {
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${number} is no seed`);
    this.number = number;
  }

  static branch(beginning: Seed, step: number, later: number): Seed {
    const { number } = beginning;
    return new Seed((later % (1 << 22)) * parents * steps + (step % steps) * parents + (number % parents));
  }

  /** What a step draws from. */
  of(step: number): string {
    const beginning = this.number % parents;
    const branchesAt = Math.floor(this.number / parents) % steps;
    const later = Math.floor(this.number / parents / steps);
    return later === 0 || step < branchesAt ? String(beginning) : `${beginning}-${later}`;
  }
}
