// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A plain ERC-20 token for trying things out. Its minter makes as much of it as is wanted, so it is worth nothing.
contract TestToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    address public immutable minter;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address minter_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        minter = minter_;
        _mint(minter_, supply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "allowance too small");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "only the minter mints");
        _mint(to, value);
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0), "no recipient");
        uint256 held = balanceOf[from];
        require(held >= value, "balance too small");
        unchecked {
            balanceOf[from] = held - value;
            // No sum of balances is above the supply, which fits.
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) private {
        require(to != address(0), "no recipient");
        totalSupply += value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }
}
