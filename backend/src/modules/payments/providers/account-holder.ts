/** Who has one of our accounts: another person, as far as anyone knows, each time that its address was proved. */
export interface AccountHolder {
  userUuid: string;
  provedAt?: Date | null;
}

/** Names a holder to providers, which answer the same name with what they made for it before. */
export const holderKey = ({ userUuid, provedAt }: AccountHolder): string =>
  provedAt ? `${userUuid}-${String(provedAt.getTime())}` : userUuid;
