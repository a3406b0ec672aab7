import { foldText } from '../catalogue/words.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { guessableWords, isGuessablePassword, type PasswordOwner } from './guessable-password.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';

/** Length after which the estimate would take long and is strong in any case. */
const maxLength = 48;

/** Estimates the strength of a password of at least 8 characters. */
export type EstimateStrength = (
  password: string,
  owner: Pick<PasswordOwner, 'name' | 'email'>,
) => 'guessable' | 'fair' | 'good' | 'strong';

/** Strengths by the score of zxcvbn, the exponent of the guesses in steps of two or three. */
const strengths = ['guessable', 'guessable', 'fair', 'good', 'strong'] as const;

/**
 * Loads the estimate of the strength of passwords. Passwords that the server refuses are
 * 'guessable'. Marks and case are not counted, because they follow from the words.
 */
export async function loadEstimate(shopName: string): Promise<EstimateStrength> {
  const common = await loadCommonPasswords();
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { common: [...common], vietnamese: [...guessableWords] },
    graphs,
    maxLength,
  });
  return (password, { name = '', email = '' }) => {
    if (isGuessablePassword(password, { name, email, shopName }, common)) return 'guessable';
    const own = [name, email, ...name.split(/\s/), ...email.split('@')];
    return strengths[zxcvbn.check(fold(password).slice(0, maxLength), own.map(fold)).score];
  };
}

function fold(text: string): string {
  return foldText(text).replace(/\s/g, '');
}
